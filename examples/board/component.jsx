// A component for React, or for Preact with 'preact/hooks': the board lives as long as it.
import { mount } from 'nonokit/board';
import { useEffect, useRef } from 'react';

export function Board({ puzzle, options, onSolved }) {
  const place = useRef(null);
  const board = useRef(null);

  useEffect(() => {
    board.current = mount(place.current, puzzle, options);
    return () => board.current.destroy();
    // another puzzle is another board; other options are handed on below
  }, [puzzle]);

  useEffect(() => {
    // a record and a view are those to begin with: the game has gone on since
    const { record, view, ...others } = options ?? {};
    board.current.set(others);
  }, [options]);
  useEffect(() => board.current.on('solved', onSolved ?? (() => undefined)), [puzzle, onSolved]);

  return <div ref={place} style={{ height: '30rem' }} />;
}
