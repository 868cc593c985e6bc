//! What is read, written and handed around of a connection, each telling its pace.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use super::admission::Slot;
use super::pace::Pace;

/// The bytes of a connection. It is counted for as long as they can flow, also when
/// it has become a socket.
pub(super) struct Stream {
    // It is free again before the other end notices that it is closed.
    slot: Slot,
    bytes: TcpStream,
}

impl Stream {
    pub(super) fn new(slot: Slot, bytes: TcpStream) -> Stream {
        Stream { slot, bytes }
    }

    fn took(&self, written: io::Result<usize>) -> Poll<io::Result<usize>> {
        if matches!(written, Ok(1..)) {
            self.slot.pace.written();
        }
        Poll::Ready(written)
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = ready!(Pin::new(&mut self.bytes).poll_read(cx, buffer));
        if buffer.filled().len() > before {
            self.slot.pace.read();
        }
        Poll::Ready(read)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.bytes).poll_write(cx, bytes));
        self.took(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.bytes).poll_write_vectored(cx, slices));
        self.took(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.bytes.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.bytes).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.bytes).poll_shutdown(cx)
    }
}

/// The body of a request. Whoever has read enough drops it.
pub(super) struct Question {
    pub(super) pace: Arc<Pace>,
    pub(super) body: Incoming,
}

impl HttpBody for Question {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        if self.body.is_end_stream() {
            self.pace.body_ended();
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        self.pace.body_ended();
    }
}

/// The body of an answer. It is dropped when all of it is on its way.
pub(super) struct Answer {
    pub(super) pace: Arc<Pace>,
    pub(super) body: Body,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.pace.answered();
    }
}
