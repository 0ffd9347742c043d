/** The modules of the gateway, the lowest first. */
export const moduleOrder = ['kernel', 'identity', 'content', 'money', 'play', 'agents', 'rewards', 'app'] as const
