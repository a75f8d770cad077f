import { expect, test } from 'vitest';
import { countTests, type Report } from './count-tests.ts';

const file = (status: string, ...tests: string[]): Report['testResults'][number] => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

test('passed and failed tests are counted over all files', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that could not be loaded is one failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run that fails though each test passed is a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run that left no report is a failure', () => {
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});
