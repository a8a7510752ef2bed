import type { Attack } from '../attack.ts';
import { sendPipelinesUnread } from '../pipelines.ts';

/** The figures of the audit: memory grew to 2.5 GB, and for 50 s there was no health check. */
export const attack: Attack = {
	title:
		'50 connections with 150 requests each, whose replies nobody reads, take little memory and no health check',
	run: (target) => sendPipelinesUnread(target, 50, 150),
};
