import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Report, reportAddress } from '../../src/widgets/table/report-address.ts';
import { contentFile } from '../content-file.ts';

const reports: readonly Report[] = [
  { form: 'wrong-text', address: 'https://club.example/canasta/fi/canasta-fi/14-b/' },
  { form: 'wrong-verdict', position: 'https://club.example/en/samba/14/?p=Ks+2d%26#pile-frozen' },
];

test.each(reports)('what is reported stands in the form: $form', (report) => {
  const address = reportAddress('https://project.example/club/canasta-codex/', report) ?? '';
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://project.example/club/canasta-codex/issues/new');
  const { template, ...filled } = Object.fromEntries(searchParams);
  expect({ form: template?.replace('.yml', ''), ...filled }).toEqual(report);
});

test.each(reports)('the project has the form, and in it the field that is filled in: $form', ({ form, ...filled }) => {
  const { body } = z
    .object({ body: z.array(z.object({ id: z.string() })) })
    .parse(contentFile(`.github/ISSUE_TEMPLATE/${form}.yml`));
  expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(filled)));
});

test.each([undefined, '', 'project', 'ftp://project.example/', 'javascript:alert(1)'])(
  'where no project on the web is named, there is nowhere to report to: %s',
  (project) => {
    expect(reportAddress(project, { form: 'wrong-text', address: '/fi/' })).toBeUndefined();
  },
);

test('a position too long for an address is left to the reader', () => {
  const address = reportAddress('https://project.example/', { form: 'wrong-verdict', position: 'x'.repeat(20_000) });
  expect(address).toBe('https://project.example/issues/new?template=wrong-verdict.yml');
});
