import type { SupplierOrderKey } from '../../register.ts';
import type { ReportOptions } from './report/reports.ts';

/**
 * The report of a paid order, which belongs to it alone: however late it is asked for, and by whichever
 * process, it is the one that was bought under its key.
 */
export function optionsOfOrder({
	key,
}: SupplierOrderKey): Pick<ReportOptions, 'order' | 'notBefore' | 'force'> {
	return { order: { key }, notBefore: new Date(0), force: true };
}
