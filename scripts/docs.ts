import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSettings } from './docs/settings-document.ts';
import { ROOT } from './prepare/root.js';

writeFileSync(join(ROOT, 'docs', 'settings.md'), drawSettings());
