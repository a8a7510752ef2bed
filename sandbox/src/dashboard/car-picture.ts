/** A drawn car from the side, in place of a photo. */
export const CAR_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img">
<title>Рисунок автомобиля</title>
<rect width="640" height="360" fill="#dfe6ee"/>
<rect y="262" width="640" height="98" fill="#b9c3cf"/>
<path d="M70 246c0-38 22-58 78-62l56-54c14-14 32-20 54-20h128c26 0 46 8 64 26l48 48c50 4 76 24 76 62v22H70z" fill="#2b3542"/>
<path d="M222 182l38-38c8-8 16-12 28-12h32v50zM338 132h48c16 0 28 5 40 17l32 33H338z" fill="#8fb2d6"/>
<g fill="#12161c"><circle cx="180" cy="266" r="44"/><circle cx="468" cy="266" r="44"/></g>
<g fill="#9aa5b4"><circle cx="180" cy="266" r="20"/><circle cx="468" cy="266" r="20"/></g>
</svg>
`;
