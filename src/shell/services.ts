/** What `main.tsx` hands to the screens. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Offline } from '../offline/register.ts';
import type { TikarStorage } from '../storage/storage.ts';

export interface Services {
  readonly storage: TikarStorage;
  /** Null until the offline part has started, which is after the first picture. */
  readonly offline: () => Offline | null;
  readonly version: string;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('no services');
  return services;
}
