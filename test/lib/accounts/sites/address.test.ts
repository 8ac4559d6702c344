import { describe, expect, it } from 'vitest';
import { siteAddress } from '../../../../lib/accounts/sites/address';
import { Fault } from '../../../../lib/errors';

describe('the address of a site', () => {
  it('is any page of it, typed with or without a scheme', () => {
    expect(siteAddress(' Calendar.Example:8443/club#top ').href).toBe('https://calendar.example:8443/club');
    expect(siteAddress('http://www.calendar.example').href).toBe('http://www.calendar.example/');
  });

  it.each(['', 'calendar', 'javascript:alert(1)', 'https://robin:secret@calendar.example'])(
    'is not %j, and no password typed by mistake is repeated',
    (typed) => {
      let thrown: unknown;
      try {
        siteAddress(typed);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(Fault);
      expect((thrown as Fault).data).toMatchObject({ kind: 'badInput', reason: 'notAnAddress' });
      expect(String(thrown)).not.toContain('secret');
    },
  );
});
