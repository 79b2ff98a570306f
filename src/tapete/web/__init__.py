"""The pages: the arbiter's page, the laws, the wizard and the minutes, for computers and phones."""
