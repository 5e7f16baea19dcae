import { useSession } from './session.tsx';
import { useGoHome } from './use-go-home.ts';
import { Waiting } from './waiting.tsx';

const visitors = { loading: undefined, guest: 'guest', unknown: 'guest', customer: 'customer' } as const;

/** `/` where no screen is published there: leads on to the page of whoever is there. */
export function HomePage() {
  useGoHome(visitors[useSession().state]);
  return (
    <div className="page">
      <Waiting />
    </div>
  );
}
