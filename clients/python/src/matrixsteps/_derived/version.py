# Derived from the catalogue: change nothing here, run `npm run derive`.
VERSION = "0.2.0"
