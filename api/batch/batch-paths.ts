// The paths of batches: one in each family, which take and give the same.

/** A batch may hold questions of both families, whichever of the paths it is sent to. */
export const batchPaths: readonly string[] = ['/v1/batch', '/api/v1/batch'];
