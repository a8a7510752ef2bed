import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';

/** The form. */
export const FORM_ADDRESS = '/ownerReport';
/** The form, with the car of the deal carried along. */
export function formAddress(vin: string): string {
	return `${FORM_ADDRESS}?vin=${encodeURIComponent(vin)}`;
}
/** The consent as a document of its own. */
export const CONSENT_ADDRESS = '/ownerReport/consent';
/** The report on an invented person. */
export const SAMPLE_ADDRESS = reportAddress(SAMPLE_REPORT_UUID);

/** The page of one report. */
export function reportAddress(uuid: string): string {
	return `/ownerReport/${uuid}`;
}

/** The same with the site before it, as it is shared. */
export function wholeAddress(uuid: string): string {
	return new URL(reportAddress(uuid), window.location.origin).href;
}

/** What may be a report's number; everything else leads to no page. */
export function isReportNumber(text: string | undefined): text is string {
	return text !== undefined && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
