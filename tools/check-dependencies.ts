// Checks that every dependency is one version with a digest. `npm run dependencies`

import { looseDependencies } from './dependencies.ts';
import { PROJECT, report } from './source-files.ts';

process.exitCode = report(looseDependencies(PROJECT), 'dependencies are pinned');
