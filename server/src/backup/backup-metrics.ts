import { Gauge, type Registry } from 'prom-client';

/** What is watched of backups, of what is restored from them, and of the journal of deletions. */
export type BackupMetrics = {
	/** Has the store counted whenever metrics are read; -1 while it is away. */
	countUnwritten(count: () => Promise<number>): void;
	/** Has the store asked whenever metrics are read: -1 while it is away, 0 where it was never backed up. */
	watchBackups(watched: {
		readonly lastBackupAt: () => Promise<Date | null>;
		readonly isRestoredCopy: boolean;
	}): void;
};

/** Counts in the registers of the process. */
export function createBackupMetrics(registers: Registry[]): BackupMetrics {
	return {
		countUnwritten(count) {
			new Gauge({
				name: 'avtosverka_deletions_unwritten',
				help: 'Deletions that the journal outside the store lacks for a minute and more; -1 while the store is away.',
				registers,
				async collect() {
					this.set(await count().catch(() => -1));
				},
			});
		},
		watchBackups({ lastBackupAt, isRestoredCopy }) {
			new Gauge({
				name: 'avtosverka_last_backup_timestamp_seconds',
				help: 'When the newest backup was written; 0 where none ever was, -1 while the store is away.',
				registers,
				async collect() {
					const seconds = lastBackupAt().then((at) => (at === null ? 0 : at.getTime() / 1000));
					this.set(await seconds.catch(() => -1));
				},
			});
			new Gauge({
				name: 'avtosverka_restored_copy',
				help: '1 where this process was started over a restored copy that asks nobody and writes to nobody, else 0.',
				registers,
			}).set(isRestoredCopy ? 1 : 0);
		},
	};
}
