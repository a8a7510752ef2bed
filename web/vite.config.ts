import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	worker: { format: 'es' },
	build: {
		target: 'es2022',
		// Anything inlined as a data address would need its own line in the content policy.
		assetsInlineLimit: 0,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// A request costs a phone more than a kilobyte: what every page needs comes in two files.
						codeSplitting: {
							groups: [
								{
									name: 'framework',
									test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
									priority: 2,
								},
								{
									name: 'site',
									test: /web[\\/]src[\\/](ui[\\/](?!dialog|lazy)|shell|brand|site|nonce|features[\\/]pages)/,
									priority: 1,
								},
							],
						},
					},
				},
			},
		},
	},
});
