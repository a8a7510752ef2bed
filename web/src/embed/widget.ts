// Runs on somebody else's page and is loaded by one tag (docs/widget.md). Stands alone: it imports nothing,
// and the build only takes its types away.
((script) => {
	if (!(script instanceof HTMLScriptElement)) return;
	const { origin } = new URL(script.src);
	const { theme, accent, vin, plate, place } = script.dataset;

	const address = new URL('/widget?isFrame=true', origin);
	for (const [name, value] of Object.entries({ theme, accent, vin, plate })) {
		if (value) address.searchParams.set(name, value);
	}

	const frame = document.createElement('iframe');
	frame.src = address.href;
	frame.title = 'Проверка автомобиля';
	frame.loading = 'lazy';
	frame.referrerPolicy = 'origin';
	frame.style.cssText = 'display:block;width:100%;height:420px;border:0;color-scheme:normal';

	// Out of reach of the page's own styles for iframes: this one stays as we made it.
	const host = document.createElement('div');
	host.attachShadow({ mode: 'closed' }).append(frame);
	const wanted = place ? document.querySelector(place) : null;
	if (wanted) wanted.append(host);
	else script.after(host);

	addEventListener('message', ({ source, origin: sender, data }) => {
		if (source !== frame.contentWindow || sender !== origin || data?.type !== 'avtosverka:height') return;
		const height = Number(data.height);
		if (height > 0 && height < 100_000) frame.style.height = `${height}px`;
	});
})(document.currentScript);
