import { countPage, startCounter } from '../analytics/counter.ts';
import { countOutboundClicks } from '../analytics/outbound-click.ts';

/** Counts the page where the installation has a counter, which `<html>` names. */
export function countContent(): void {
	const { counterId, counterScript, countedPath } = document.documentElement.dataset;
	if (counterId === undefined || counterScript === undefined || countedPath === undefined) return;
	startCounter({ id: Number(counterId), scriptUrl: counterScript });
	countOutboundClicks();
	countPage(countedPath);
}
