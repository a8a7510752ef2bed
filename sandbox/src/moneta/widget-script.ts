/**
 * The script of a page in a frame: tells the page around it how high it is, and what became of the payment,
 * in the words of the real widget (`{ type, operationId, transactionId }`).
 */
export const WIDGET_SCRIPT = `'use strict';
const { shop, container, outcome, operation, transaction } = document.body.dataset;
const tell = (message) => {
	if (parent !== window) parent.postMessage(message, shop);
};
new ResizeObserver(() => {
	tell({ type: 'widgetHeight', containerId: container, height: document.body.offsetHeight });
}).observe(document.body);
if (outcome) tell({ type: outcome, operationId: operation, transactionId: transaction });
for (const button of document.querySelectorAll('[data-close]')) {
	button.addEventListener('click', () => tell({ type: 'close' }));
}
`;
