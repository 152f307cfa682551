# Derived from the catalogue: change nothing here, run `npm run derive`.
