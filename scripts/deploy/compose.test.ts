import { SETTINGS } from '@avtosverka/server/config/settings';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { deployText } from './files.ts';

type Service = {
	readonly image: string;
	readonly read_only?: boolean;
	readonly cap_drop?: readonly string[];
	readonly environment?: Readonly<Record<string, unknown>>;
	readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
	readonly volumes?: readonly string[];
	readonly secrets?: readonly string[];
};

const compose = parse(deployText('compose.yaml'), { merge: true });
const services = Object.entries<Service>(compose.services);
const ours = services.filter(([, { image }]) => image === 'avtosverka');

/** Of the Compose Specification, those that are used here: https://github.com/compose-spec/compose-spec */
const KEYS = new Set([
	...['build', 'cap_drop', 'command', 'depends_on', 'env_file', 'environment', 'healthcheck', 'image'],
	...['ports', 'profiles', 'read_only', 'restart', 'secrets', 'security_opt', 'stop_grace_period', 'tmpfs'],
	'volumes',
]);
/** What the image reads that is no setting: where Node puts temporary files. */
const OF_NODE = ['TMPDIR'];

describe('compose.yaml', () => {
	test.each(services)('%s has keys that compose knows, and no other', (_name, service) => {
		expect(Object.keys(service).filter((key) => !KEYS.has(key))).toEqual([]);
	});

	test('has parts that compose knows, and no other', () => {
		const parts = Object.keys(compose).filter((key) => !key.startsWith('x-'));
		expect(parts.sort()).toEqual(['name', 'secrets', 'services', 'volumes']);
	});

	test.each(services)('%s names services, volumes and secrets that there are', (_name, service) => {
		const volumes = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
		for (const volume of volumes.filter((name) => !name.startsWith('.')))
			expect(Object.keys(compose.volumes)).toContain(volume);
		for (const secret of service.secrets ?? []) expect(Object.keys(compose.secrets)).toContain(secret);
		for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
			expect(Object.keys(compose.services)).toContain(other);
			expect(['service_healthy', 'service_completed_successfully']).toContain(condition);
		}
	});

	test.each(ours.filter(([, { environment }]) => environment))(
		'%s is told settings that are declared ones',
		(_name, { environment = {} }) => {
			const names = Object.keys(environment).filter((name) => !OF_NODE.includes(name));
			expect(names.filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
		},
	);

	test('runs the one image read-only and without privileges', () => {
		expect(ours).toHaveLength(5);
		for (const [, service] of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
	});

	test('keeps what must outlive a container on volumes that the image makes for its account', () => {
		const made = /^RUN mkdir (.+) && chown node (.+)$/m.exec(deployText('Dockerfile'));
		const mounted = ours.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[1]));
		expect(new Set(mounted)).toEqual(new Set(made?.[1]?.split(' ')));
		expect(made?.[2]).toBe(made?.[1]);
		expect(deployText('Dockerfile')).toContain('BACKUP_DIR=/backups');
	});
});
