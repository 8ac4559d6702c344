import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changelogFor } from '../../scripts/changelog.mjs';

const workflows = '.github/workflows';

describe('changelogFor', () => {
  const changes = '# Changes\n\n## Unreleased\n\n- One.\n- Two.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n';

  it('gives unreleased changes their version, below an empty list of unreleased ones', () => {
    expect(changelogFor(changes, '0.2.0', '2026-03-04')).toBe(
      '# Changes\n\n## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n- One.\n- Two.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n',
    );
  });

  it.each([
    ['nothing is listed', '# Changes\n\n## Unreleased\n\n## 0.1.0 (2026-01-02)\n\n- First.\n'],
    ['there is no such heading', '# Changes\n\n- One.\n'],
  ])('fails where %s', (_, text) => {
    expect(() => changelogFor(text, '0.2.0', '2026-03-04')).toThrow('lists no change');
  });

  it('finds changes in the changelog of the project, or its present version at the top', () => {
    const text = readFileSync('CHANGELOG.md', 'utf8');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, first = ''] = text.split(/^## Unreleased\n/m);
    if (!first.trimStart().startsWith(`## ${version} `))
      expect(changelogFor(text, '9.9.9', '2026-03-04')).toContain('## 9.9.9');
  });
});

describe.each(readdirSync(workflows))('workflow %s', (name) => {
  const text = readFileSync(`${workflows}/${name}`, 'utf8');

  it('names each action by its commit, and its version beside it', () => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(1);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may only read by default', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  });

  it('gives no rights to a job that runs code of the project or of its dependencies', () => {
    const [, ...jobs] = text.slice(text.indexOf('\njobs:')).split(/^ {2}(?=[\w-]+:$)/m);
    expect(jobs.length).toBeGreaterThan(0);
    const privileged = jobs.filter((job) => /^ +[\w-]+: write$/m.test(job));
    for (const job of privileged)
      expect(job).not.toMatch(/\b(?:npm|npx|node)\b|actions\/(?:checkout|setup-node)/);
    // The release is signed and published by one job
    expect(privileged).toHaveLength(name === 'release.yml' ? 1 : 0);
  });

  it('runs scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const wanted = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    for (const script of wanted) expect(scripts, script).toHaveProperty([script]);
  });
});
