import { html } from '../dashboard/html.ts';

/** What anyone who has not agreed yet sees first. */
export const CONSENT_PAGE = html`<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><title>Согласие на обработку персональных данных</title></head>
<body><form id="frmPersonalData" action="/static/personal-data-proc.json" method="post">
<input type="hidden" name="svc" value="inn"><input type="hidden" name="from" value="/inn.do">
<label><input type="checkbox" id="personalData" name="personalData" value="1"> Я даю согласие на обработку персональных данных</label>
<button>Продолжить</button></form></body></html>
`.html;

export const FORM_PAGE = html`<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><title>Сведения об ИНН физического лица</title></head>
<body><h1>Узнай ИНН</h1><form id="frmInn" action="/inn-new-proc.do" method="post">
<input name="fam"><input name="nam"><input name="otch"><input name="bdate"><input name="docno"><button>Отправить запрос</button>
</form></body></html>
`.html;

/** What the front shows to anyone who comes past the page. */
export const NOT_ALLOWED_PAGE = `<html>
<head><title>405 Not Allowed</title></head>
<body><center><h1>405 Not Allowed</h1></center><hr><center>nginx</center></body>
</html>
`;
