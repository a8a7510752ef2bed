import type { Attack } from '../attack.ts';
import { sendPipelinesUnread } from '../pipelines.ts';

/** The figures of the audit: memory grew to 1 GB. */
export const attack: Attack = {
	title:
		'50 connections with 100 requests each, whose replies nobody reads, take little memory and no health check',
	run: (target) => sendPipelinesUnread(target, 50, 100),
};
