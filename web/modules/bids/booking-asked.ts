import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The offer whose booking a link asks for, until its dialog is closed. */
export function useBookingAsked(): { bookedFirst: string | null; forgetBooking: () => void } {
  const [address] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const forgetBooking = () => {
    const others = new URLSearchParams(address);
    others.delete('book');
    navigate({ search: others.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return { bookedFirst: address.get('book'), forgetBooking };
}
