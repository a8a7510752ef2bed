import { SETTINGS } from '@avtosverka/server/config/settings';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { deployFiles, deployText } from './files.ts';

const KINDS = {
	ConfigMap,
	CronJob,
	Deployment,
	Ingress,
	Job,
	PersistentVolumeClaim,
	PodDisruptionBudget,
	Secret,
	Service,
};

type Manifest = {
	readonly kind: keyof typeof KINDS;
	readonly data?: Record<string, string>;
	readonly stringData?: Record<string, string>;
};

const manifests = deployFiles('kubernetes').flatMap((file) =>
	parseAllDocuments(deployText(file)).map((document): [string, Manifest] => {
		const manifest = document.toJS() as Manifest;
		return [`${manifest.kind} of ${file}`, manifest];
	}),
);

/** Names of settings in lines `NAME=…`, one or several in a line after `Environment=`. */
function settingsIn(text: string): string[] {
	const lines = text.split('\n').filter((line) => /^(# )?(Environment=)?[A-Z_]+=/.test(line));
	return lines.flatMap((line) => [...line.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name));
}

const isService = (file: string) => file.endsWith('.service');

const unknownTo = (names: readonly string[]) =>
	names
		.map((name) => name.replace(/_FILE$/, ''))
		.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(SETTINGS, name));

describe('a manifest of Kubernetes is what its schema wants', () => {
	test.each(manifests)('%s', (_name, manifest) => {
		expect(() => new KINDS[manifest.kind](manifest as never).validate()).not.toThrow();
	});

	test('and the schema refuses what is wrong', () => {
		expect(() => new Deployment({ spec: { replicas: '2' } } as never).validate()).toThrow();
	});
});

describe('settings that are named are declared ones', () => {
	test.each(manifests.filter(([, { data, stringData }]) => data || stringData))('%s', (_name, manifest) => {
		const names = Object.keys({ ...manifest.data, ...manifest.stringData });
		expect(names.length).toBeGreaterThan(3);
		expect(unknownTo(names)).toEqual([]);
	});

	test.each(['settings.env.example', ...deployFiles('systemd').filter(isService)])('%s', (file) => {
		const names = settingsIn(deployText(file));
		expect(names.length).toBeGreaterThan(2);
		expect(unknownTo(names)).toEqual([]);
	});
});

describe('the image', () => {
	const dockerfile = deployText('Dockerfile');

	test('is written without a mistake that the linter of Dockerfiles knows', () => {
		expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
	});

	test('does not run as root and tells its health', () => {
		expect(dockerfile).toMatch(/^USER node$/m);
		expect(dockerfile).toMatch(/^HEALTHCHECK /m);
	});

	test('runs on the Node that the tests run on', () => {
		const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => `v${version}`);
		expect(images).toEqual(images.map(() => process.version));
	});
});

test('a proxy on the machine of the node is trusted in the example of settings', () => {
	const [, trusted = ''] = /^TRUST_PROXY=(.*)$/m.exec(deployText('settings.env.example')) ?? [];
	for (const proxy of ['nginx.conf', 'haproxy.cfg'])
		expect(deployText(`proxies/${proxy}`)).toContain('127.0.0.1:3001');
	expect(trusted.split(',')).toContain('127.0.0.1');
});
