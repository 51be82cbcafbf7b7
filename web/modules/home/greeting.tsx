import { useUser } from '../../app/session.ts';

/** 'Habari, Wanjiru'. */
export function Greeting() {
  const [first] = useUser().full_name.split(' ');
  return <h1 className="text-2xl md:text-3xl">Habari, {first}</h1>;
}
