//! [`Queue`]: live nodes, first in, first out, in bounded memory.

use std::collections::VecDeque;

/// Live nodes, each stored as the digits of its filled cells, one byte per cell.
///
/// ```text
/// front → [ 12 13 14 21 … ] [ 93 94 96 121 124 … ] ← back       blocks of BLOCK bytes and little more
///            ^ head                                             a level may begin within a block
/// ```
///
/// Processed blocks are reused, so the allocated memory never exceeds the limit.
pub(super) struct Queue {
    blocks: VecDeque<Block>,
    /// Emptied blocks.
    spare: Vec<Block>,
    /// Bytes that may still be allocated.
    left: usize,
    nodes: u64,
}

/// Nodes of one level, one after the other.
#[derive(Default)]
struct Block {
    bytes: Vec<u8>,
    /// The number of processed bytes.
    head: usize,
    /// The number of bytes of a node.
    level: usize,
}

impl Queue {
    /// The size of a block, unless a node is longer.
    const BLOCK: usize = 1 << 15;

    pub(super) fn new(memory: usize) -> Queue {
        Queue { blocks: VecDeque::new(), spare: Vec::new(), left: memory, nodes: 0 }
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> u64 {
        self.nodes
    }

    /// Appends the child of `parent` with one more digit. Returns whether there was room.
    pub(super) fn push(&mut self, parent: &[u8], digit: u8) -> bool {
        let level = parent.len() + 1;
        let has_room =
            |block: &Block| block.level == level && block.bytes.capacity() - block.bytes.len() >= level;
        if !self.blocks.back().is_some_and(has_room) {
            let Some(block) = self.block(level) else { return false };
            self.blocks.push_back(block);
        }
        let Some(block) = self.blocks.back_mut() else { return false };
        block.bytes.extend_from_slice(parent);
        block.bytes.push(digit);
        self.nodes += 1;
        true
    }

    /// Returns an empty block for nodes of this level.
    fn block(&mut self, level: usize) -> Option<Block> {
        let size = Self::BLOCK.max(level);
        // All blocks have the same size until nodes outgrow it; then the smaller ones are freed.
        while let Some(block) = self.spare.pop() {
            if block.bytes.capacity() >= size {
                return Some(Block { level, ..block });
            }
            self.left += block.bytes.capacity();
        }
        let mut bytes = Vec::new();
        if size > self.left || bytes.try_reserve_exact(size).is_err() {
            return None;
        }
        self.left = self.left.saturating_sub(bytes.capacity());
        Some(Block { bytes, head: 0, level })
    }

    /// Removes the first node. Returns whether there was one.
    pub(super) fn pop_into(&mut self, node: &mut Vec<u8>) -> bool {
        let Some(block) = self.blocks.front_mut() else { return false };
        node.clear();
        node.extend_from_slice(&block.bytes[block.head..block.head + block.level]);
        block.head += block.level;
        self.nodes -= 1;
        if block.head == block.bytes.len()
            && let Some(mut block) = self.blocks.pop_front()
        {
            block.bytes.clear();
            block.head = 0;
            self.spare.push(block);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the memory that the queue has allocated.
    fn held(queue: &Queue) -> usize {
        queue.blocks.iter().chain(&queue.spare).map(|block| block.bytes.capacity()).sum()
    }

    #[test]
    fn first_in_first_out_over_many_blocks_and_levels() {
        let mut queue = Queue::new(1 << 30);
        let mut plain: VecDeque<Vec<u8>> = VecDeque::new();
        let mut node = Vec::new();
        let mut seed = 1_u32;
        for _ in 0..40_000 {
            for _ in 0..2 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let digit = (seed >> 24) as u8;
                assert!(queue.push(&node, digit));
                plain.push_back([&node[..], &[digit]].concat());
            }
            assert!(queue.pop_into(&mut node));
            assert_eq!(Some(&node), plain.pop_front().as_ref());
            assert_eq!(queue.len(), plain.len() as u64);
        }
        while queue.pop_into(&mut node) {
            assert_eq!(Some(&node), plain.pop_front().as_ref());
        }
        assert!(plain.is_empty() && queue.len() == 0);
    }

    #[test]
    fn the_limit_is_respected_and_memory_is_reused() {
        let memory = 10 * Queue::BLOCK;
        let mut queue = Queue::new(memory);
        let mut node = vec![7; 99];
        let mut pushed = 0;
        while queue.push(&node, 1) {
            pushed += 1;
        }
        assert_eq!(pushed, 10 * (Queue::BLOCK / 100));
        assert!(held(&queue) <= memory, "{}", held(&queue));
        // There is room again, any number of times:
        for _ in 0..100_000 {
            assert!(queue.pop_into(&mut node));
            node.truncate(99);
            while queue.push(&node, 1) {}
            assert!(held(&queue) <= memory);
        }
        assert!(!Queue::new(99).push(&[1; 99], 1));
        assert!(!Queue::new(Queue::BLOCK - 1).push(&[], 1));
    }
}
