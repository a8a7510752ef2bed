import type { TimelineColours } from '@avtosverka/decision/timeline/svg';

/** A timeline in the colours of the site's light theme: pictures and documents have no dark one. */
export const TIMELINE_COLOURS: TimelineColours = {
	text: '#4c5a6b',
	quiet: '#5f6c80',
	grid: '#dfe4ea',
	paper: '#ffffff',
	mileage: '#1757d6',
	average: '#8592a3',
	bad: '#b3261e',
	warn: '#8a5200',
	policy: '#8592a3',
	person: '#e8effd',
	company: '#4c5a6b',
	'on-company': '#ffffff',
	estimate: '#e8effd',
};
