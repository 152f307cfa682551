# Derived from the catalogue: change nothing here, run `npm run derive`.
# The version of this client.
VERSION <- "0.2.0"
