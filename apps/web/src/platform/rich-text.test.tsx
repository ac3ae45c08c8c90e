// @shares-process
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

describe('RichText', () => {
  it('turns marked words into the elements given', () => {
    render(
      <p>
        <RichText text="New here? <link>Register <b>now</b></link>, please." marks={{ link: <a href="/register" />, b: <b /> }} />
      </p>,
    );
    expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('paragraph')).toHaveTextContent('New here? Register now, please.');
  });

  it('shows what a person typed as text, whatever it looks like', () => {
    render(
      <p>
        <RichText text="Sent to <email></email>." marks={{ email: <bdi>{'<link>x</link>'}</bdi>, link: <a href="/evil" /> }} />
      </p>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('paragraph')).toHaveTextContent('Sent to <link>x</link>.');
  });
});
