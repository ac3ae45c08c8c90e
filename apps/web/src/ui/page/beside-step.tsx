import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Place {
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
}

/** Where a step of a wizard shows a part of itself in the sidebar. */
export const PlaceBesideStep = createContext<Place>({ element: null, setElement: () => undefined });

/** Put into a sidebar, takes what its step shows there. */
export function BesideStepPlace() {
  const { setElement } = useContext(PlaceBesideStep);
  return <div className="hd-beside-step" ref={setElement} />;
}

/** A part of a step that is beside it; without a place for it, it stays where it is. */
export function BesideStep({ children }: { children: ReactNode }) {
  const { element } = useContext(PlaceBesideStep);
  return element === null ? children : createPortal(children, element);
}
