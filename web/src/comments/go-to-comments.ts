/** Where the comments stand in a report. */
export const COMMENTS_ID = 'comments';
/** The field in which one is written. */
export const COMMENT_FIELD_ID = 'comment-text';

/** Brings the comments into view and the focus into the field, or their section without one. */
export function goToComments(): void {
	const section = document.getElementById(COMMENTS_ID);
	if (section === null) return;
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	section.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
	const field = document.getElementById(COMMENT_FIELD_ID) ?? section;
	field.focus({ preventScroll: true });
}
