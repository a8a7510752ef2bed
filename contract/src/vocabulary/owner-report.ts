/** What a report costs today, and what it usually costs, in kopecks. */
export const REPORT_KOPECKS = 79_00;
export const USUAL_REPORT_KOPECKS = 119_00;
/** After this many attempts a register is reported unavailable: specification, section 9. */
export const UNAVAILABLE_AFTER_ATTEMPTS = 5;
/** The invented person's report that everybody may see; never purged, never asked about. */
export const SAMPLE_REPORT_UUID = '00000000-0000-4000-8000-000000000079';
/** Version of the consent's text; a new text is a new version. */
export const CONSENT_VERSION = '2026-11-21';
