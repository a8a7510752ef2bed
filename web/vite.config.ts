import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import extractContents from '@stefanprobst/rehype-extract-toc';
import exportContents from '@stefanprobst/rehype-extract-toc/mdx';
import tailwindcss from '@tailwindcss/vite';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { chunksByPages } from './chunks.ts';
import { writtenIcons } from './icons-plugin.ts';
import { countedReadingMinutes } from './reading-minutes-plugin.ts';
import { retryImports } from './retry-imports-plugin.ts';

export default defineConfig({
	plugins: [
		{
			enforce: 'pre',
			...mdx({
				remarkPlugins: [remarkGfm],
				rehypePlugins: [rehypeSlug, extractContents, exportContents],
				providerImportSource: fileURLToPath(new URL('./src/content/mdx-elements.tsx', import.meta.url)),
			}),
		},
		tailwindcss(),
		reactRouter(),
		writtenIcons(),
		countedReadingMinutes(),
		retryImports(),
	],
	worker: { format: 'es' },
	build: {
		target: 'es2022',
		// Anything inlined as a data address would need its own line in the content policy.
		assetsInlineLimit: 0,
		// What makes documents in the browser is large, and loaded by anyone who wants one.
		chunkSizeWarningLimit: 1_000,
		// The worker's build reads it, to know what the offline page consists of.
		manifest: true,
		rolldownOptions: {
			checks: { pluginTimings: false },
			onwarn: (warning, warn) => {
				// What was to come later comes at once, and a page is heavier than it looks.
				if (warning.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(warning.message);
				warn(warning);
			},
		},
	},
	environments: {
		// With what of them pages use in the server's bundle: Node would read hundreds of files at each start.
		ssr: { resolve: { noExternal: ['@base-ui/react', 'lucide-react', 'react-router'] } },
		client: {
			build: {
				rolldownOptions: {
					// React Router's, which only write to the console: a kilobyte of words for developers.
					treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
					output: {
						codeSplitting: {
							groups: [
								{
									name: 'framework',
									test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
									priority: 9,
								},
								...chunksByPages(),
							],
						},
					},
				},
			},
		},
	},
});
