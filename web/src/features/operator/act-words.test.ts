import { OPERATOR_ACTS } from '@avtosverka/contract/operator/acts';
import { expect, test } from 'vitest';
import { actWords } from './act-words.ts';

test('names suppliers, queues and roles as people do', () => {
	expect(actWords('stop-supplier', 'gost')).toBe('Остановлен поставщик Росстандарт');
	expect(actWords('retry-queue', 'letters')).toBe('Повторена очередь «Письма ждут отправки»');
	expect(actWords('grant-role', '123 operator')).toBe('Дана роль «оператор», аккаунт 123');
});

test('says what it does not know as it stands', () => {
	expect(actWords('start-supplier', 'gone')).toBe('Запущен поставщик gone');
	expect(actWords('revoke-role', '123 auditor')).toBe('Отозвана роль «auditor», аккаунт 123');
});

test.each(OPERATOR_ACTS)('keeps to what it was done: %s', (what) => {
	expect(actWords(what, 'A1')).toContain('A1');
});
