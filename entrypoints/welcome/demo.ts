/** Whether this build is that of the demo, where the services are served by the sandbox under their real names. */
export const isDemo = import.meta.env.WXT_PROFILE === 'sandbox';
