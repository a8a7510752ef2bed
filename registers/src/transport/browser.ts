/** What public pages see of a browser; they answer no other client. */
export const BROWSER = {
	'accept-language': 'ru-RU,ru;q=0.9',
	'user-agent':
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
} as const;
