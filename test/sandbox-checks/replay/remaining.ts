/** Recordings that the sandbox does not agree with, and why. One that agrees now has to leave this list. */
export const remaining: Readonly<Record<string, string>> = {
  'venues-after-failed-creates':
    'two venues of one second stand in either order; elsewhere the live order of such is by id, as ours',
  'events-list-json-body-on-get':
    'a GET with a body does not get through: the sandbox is built on requests of the Fetch standard',
  'application-password-list': 'the recording kept the first three of a longer list',
  'tec-v1-namespace-needs-header': 'another API of the same plugin, which the sandbox does not have',
};
