/**
 * Runs in the head, before there is a page: keeps in `window.earlyChanges` what others, as translators, take
 * out of the page or write over in it, for `liveWithTranslators`, which later stands there itself. The end of
 * a text, where the network has cut it in two, is no such change.
 */
export const earlyChangesScript = (): string => `window.earlyChanges=[];
new MutationObserver(function(r){if(r.some(function(c){return c.removedNodes.length||c.oldValue&&c.target.data.indexOf(c.oldValue)}))earlyChanges.push(r)})
.observe(document,{childList:true,subtree:true,characterData:true,characterDataOldValue:true})`;
