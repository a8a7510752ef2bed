import type { Reason } from '@avtosverka/contract/decision';
import { SEVERITIES, type Severity } from '@avtosverka/contract/vocabulary/decision';

/** Reasons of one severity, what one register says together. */
export type ReasonGroup = readonly [severity: Severity, reasons: readonly Reason[]];

/** All reasons by how grave they are, gravest first; no group is empty. */
export function groupReasons(reasons: readonly Reason[]): readonly ReasonGroup[] {
	return SEVERITIES.flatMap((severity) => {
		const group = reasons.filter((reason) => reason.severity === severity);
		if (group.length === 0) return [];
		return [[severity, [...Map.groupBy(group, ({ section }) => section).values()].flat()] as const];
	});
}
