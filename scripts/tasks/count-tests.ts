export type Report = {
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** How many tests passed and failed. A file that could not run, or a run that failed around its tests, counts as one. */
export function countTests(report: Report | undefined, exitCode: number): { passed: number; failed: number } {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failedTests = tests.filter(({ status }) => status === 'failed').length;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  const failed = failedTests + brokenFiles;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
