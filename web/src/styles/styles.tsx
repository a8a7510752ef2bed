import { useDeferredValue, useEffect, useState } from 'react';
import { useNonce } from '../nonce.ts';
import { watchLostSheet } from '../offline/lost-sheet.ts';
import { atFirstTouch } from '../ui/first-touch.ts';
import wholeSheet from './app.css?url';
import { PAGE_STYLES, usePageStyles } from './page-styles.ts';

/**
 * The styles of a page. Where its own stand in it, the first paint waits for no request; the sheet of the
 * whole site follows with the first touch, for what opens then, or with the next page, which React shows once
 * the sheet is there.
 */
export function Styles({ pathname }: { pathname: string }) {
	const own = usePageStyles();
	const [first] = useState(pathname);
	const [isTouched, setTouched] = useState(false);
	useEffect(watchLostSheet, []);
	useEffect(() => atFirstTouch(() => setTouched(true)), []);
	// What is typed with the first touch does not wait for the sheet.
	const isWanted = useDeferredValue(isTouched);
	return (
		<>
			{import.meta.env.SSR && own && <PageStyles text={own} />}
			{(!own || isWanted || pathname !== first) && <WholeSheet />}
		</>
	);
}

const PRECEDENCE = 'site';

/** With a precedence React sends it ahead of the scripts, so that the first paint does not wait for them. */
export function WholeSheet() {
	return <link rel="stylesheet" href={wholeSheet} precedence={PRECEDENCE} />;
}

/**
 * Written by the server alone: React leaves what it did not write in the head where it is. With the mark of a
 * precedence it puts the whole sheet behind it and not at the beginning of the head: else a rule that this
 * page has would win over one for wide screens that the next page alone has.
 */
function PageStyles({ text }: { text: string }) {
	return (
		<style
			id={PAGE_STYLES}
			data-precedence={PRECEDENCE}
			nonce={useNonce()}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheet; a child would be escaped
			dangerouslySetInnerHTML={{ __html: text }}
		/>
	);
}
