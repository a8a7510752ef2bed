import { describe, expect, test } from 'vitest';
import { shellFiles, type ViteManifest } from './shell-files.ts';

const MANIFEST: ViteManifest = {
	'src/entry.client.tsx': { file: 'assets/entry.js', imports: ['_framework.js'] },
	'src/root.tsx?__route': {
		file: 'assets/root.js',
		imports: ['_framework.js', '_site.js'],
		assets: ['assets/onest-latin-Cyqc-5zG.woff2', 'assets/onest-latin-wght-normal-Dun_Rd-l.woff2'],
	},
	'src/features/offline/route.tsx?__route': { file: 'assets/offline.js', imports: ['_site.js'] },
	'src/features/report/route.tsx?__route': {
		file: 'assets/report.js',
		imports: ['_site.js'],
		css: ['assets/report.css'],
	},
	'src/features/report/decision/decide-report.ts': { name: 'decide-report', file: 'assets/decision.js' },
	'src/features/report/timeline/timeline-panel.tsx': { name: 'timeline-panel', file: 'assets/timeline.js' },
	'_base-card-1.js': { name: 'base-card', file: 'assets/base.js' },
	'_car-image-1.js': { name: 'car-image', file: 'assets/picture.js' },
	'src/features/report/copy/report-copy.tsx': { name: 'report-copy', file: 'assets/copy.js' },
	'src/features/report/copy/store-copy.ts': { name: 'store-copy', file: 'assets/storing.js' },
	'_section-rows-1.js': { name: 'section-rows', file: 'assets/rows.js' },
	'src/offline/offline-parts.tsx': { file: 'assets/parts.js' },
	'src/features/payment/route.tsx?__route': { file: 'assets/payment.js', imports: ['_purchase.js'] },
	'_framework.js': { file: 'assets/framework.js' },
	'_site.js': { file: 'assets/site.js', imports: ['_framework.js', '_site.js'] },
	'_purchase.js': { file: 'assets/purchase.js' },
};

describe('the files of the offline shell', () => {
	test('are those of its parts with all that they import, each once, and no others', () => {
		expect(shellFiles(MANIFEST)).toEqual([
			'assets/base.js',
			'assets/copy.js',
			'assets/decision.js',
			'assets/entry.js',
			'assets/framework.js',
			'assets/offline.js',
			'assets/onest-latin-Cyqc-5zG.woff2',
			'assets/parts.js',
			'assets/picture.js',
			'assets/report.css',
			'assets/report.js',
			'assets/root.js',
			'assets/rows.js',
			'assets/site.js',
			'assets/storing.js',
			'assets/timeline.js',
		]);
	});

	test('cannot be told of a build without one of its parts', () => {
		const { 'src/offline/offline-parts.tsx': _, ...without } = MANIFEST;
		expect(() => shellFiles(without)).toThrow('src/offline/offline-parts.tsx');
	});
});
