// Links to what the service itself serves outside these pages. The router takes links of this origin for pages of its own,
// also those with the target `_self`; `_top` it leaves to the browser.

export function ReferenceLink() {
  return (
    <a href="/docs/reference" target="_top">
      Interactive reference
    </a>
  );
}

export function OpenApiLink() {
  return (
    <a href="/openapi.json" target="_top">
      OpenAPI description
    </a>
  );
}
