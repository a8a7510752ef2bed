import { watchFold } from '../shell/watch-fold.ts';
import { watchUpwards } from '../shell/watch-upwards.ts';
import { countContent } from './count-content.ts';
import { keepFrame } from './keep-frame.ts';
import { startPageParts } from './page-parts.ts';
import { startWorkerWhenIdle } from './start-worker.ts';

/** All that runs in a page that is only read: what its markup names, and nothing where it names nothing. */
function start(): void {
	for (const box of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) watchFold(box);
	const toTop = document.querySelector<HTMLButtonElement>('button[data-to-top]');
	if (toTop) watchUpwards(toTop);
	startPageParts();
	if ('framed' in document.documentElement.dataset) keepFrame();
	countContent();
	startWorkerWhenIdle();
	pressEarlyAgain();
}

/** Presses the button that was pressed before this script came, now that it does something. */
function pressEarlyAgain(): void {
	const button = window.pressedEarly?.button;
	window.pressedEarly?.release();
	window.pressedEarly = null;
	button?.click();
}

start();
